// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceTesting
import Motion
import Testing
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitControls
@_spi(ViewTree) import UIKitDynamics
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

/// Numbers at the edges of `Double` in scroll views, tables and collections.
@MainActor
@Suite struct ScrollNumberTests: UIKitNumberSweep {
  let sweep = NumberSweep()

  @Test func `scroll views accept any number`() {
    scroll("contentOffset") { s, _, n in s.contentOffset = CGPoint(x: n, y: n) }
    scroll("setContentOffset") { s, _, n in s.setContentOffset(CGPoint(x: n, y: n), animated: true)
    }
    scroll("contentSize") { s, _, n in s.contentSize = CGSize(width: n, height: n) }
    scroll("contentInset") { s, _, n in
      s.contentInset = UIEdgeInsets(top: n, left: n, bottom: n, right: n)
    }
    scroll("zoomScale") { s, _, n in s.zoomScale = n }
    scroll("setZoomScale") { s, _, n in s.setZoomScale(n, animated: true) }
    scroll("zoom limits") { s, _, n in
      s.minimumZoomScale = n
      s.maximumZoomScale = n
      s.zoomScale = 2
    }
    scroll("zoom rect") { s, _, n in
      s.zoom(to: CGRect(x: n, y: n, width: n, height: n), animated: true)
    }
    scroll("rect visible") { s, _, n in
      s.scrollRectToVisible(CGRect(x: n, y: n, width: n, height: n), animated: true)
    }
    scroll("deceleration") { s, _, n in
      s.decelerationRate = UIScrollView.DecelerationRate(rawValue: n)
    }
    scroll("indicator insets") { s, _, n in
      s.verticalScrollIndicatorInsets = UIEdgeInsets(top: n, left: n, bottom: n, right: n)
    }
    scroll("frame") { s, _, n in s.frame.size.height = n }
    #expect(sweep.defects == [])
  }

  @Test func `tables and collections accept any number`() {
    list("rowHeight") { t, _, n in
      t.delegate = nil
      t.rowHeight = n
      t.estimatedRowHeight = n
    }
    list("heightForRow") { _, k, n in k.height = n }
    list("section header") { t, _, n in
      t.sectionHeaderHeight = n
      t.sectionFooterHeight = n
      t.sectionHeaderTopPadding = n
    }
    list("separators") { t, _, n in
      t.separatorInset = UIEdgeInsets(top: n, left: n, bottom: n, right: n)
    }
    list("header view") { t, _, n in
      t.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: n, height: n))
    }
    list("contentInset") { t, _, n in
      t.contentInset = UIEdgeInsets(top: n, left: n, bottom: n, right: n)
      t.contentOffset.y = n
    }
    coll("itemSize") { n in
      let l = UICollectionViewFlowLayout()
      l.itemSize = CGSize(width: n, height: n)
      return l
    }
    coll("item height") { n in
      let l = UICollectionViewFlowLayout()
      l.itemSize = CGSize(width: 30, height: n)
      return l
    }
    coll("spacing") { n in
      let l = UICollectionViewFlowLayout()
      l.minimumLineSpacing = n
      l.minimumInteritemSpacing = n
      return l
    }
    coll("insets") { n in
      let l = UICollectionViewFlowLayout()
      l.sectionInset = UIEdgeInsets(top: n, left: n, bottom: n, right: n)
      return l
    }
    coll("compositional absolute") { n in
      let i = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .absolute(n), heightDimension: .estimated(n)))
      let g = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(n)), subitems: [i])
      return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: g))
    }
    coll("compositional fraction") { n in
      let i = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(n), heightDimension: .fractionalHeight(n)))
      let g = NSCollectionLayoutGroup.vertical(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(n), heightDimension: .absolute(30)), subitems: [i])
      g.interItemSpacing = .fixed(n)
      let s = NSCollectionLayoutSection(group: g)
      s.orthogonalScrollingBehavior = .groupPaging
      return UICollectionViewCompositionalLayout(section: s)
    }
    #expect(sweep.defects == [])
  }
}
