// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews

/// Wheels, of each of which a row is selected. It has 320 by 216 points by default.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  /// The data source: the numbers of wheels and rows.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// The delegate: the contents of the rows.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
  /// Whether the selected rows have a background; it is always shown.
  open var showsSelectionIndicator = true
  private let indicator = UIView()
  private var columns: [PickerColumn] = []
  private var needsReload = true
  private static let size = CGSize(width: 320, height: 216)
  private static let margin: CGFloat = 9
  /// The most wheels. Each is a scroll view.
  private static let componentLimit = 1000

  /// Creates a picker; one without a size has 320 by 216 points.
  public override init(frame: CGRect) {
    super.init(
      frame: frame.size == .zero ? CGRect(origin: frame.origin, size: Self.size) : frame)
    setUp()
  }

  /// Creates a picker without a size. A storyboard sets its properties.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decode(coder, by: UIPickerView.self)
  }

  private func setUp() {
    hugging.vertical = .defaultHigh
    indicator.backgroundColor = UIColor.systemGray.withAlphaComponent(0.14)
    indicator.layer.cornerRadius = 8
    addSubview(indicator)
  }

  /// The number of wheels, which the data source has returned; 0 without one.
  open var numberOfComponents: Int {
    load()
    return columns.count
  }

  /// The number of rows of a wheel, which must exist.
  open func numberOfRows(inComponent component: Int) -> Int { column(component).count }

  /// The size of a row of a wheel in points. The wheel must exist.
  open func rowSize(forComponent component: Int) -> CGSize {
    let column = column(component)
    return CGSize(width: widths[component], height: column.rowHeight)
  }

  /// The view of a row; nil if it is not visible.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    column(component).view(row)
  }

  /// Reads all wheels again. Their selected rows stay.
  open func reloadAllComponents() {
    needsReload = true
    setNeedsLayout()
  }

  /// Reads a wheel again. Its selected row stays.
  open func reloadComponent(_ component: Int) {
    let column = column(component)
    column.rowHeight = rowHeight(component)
    column.reload(dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0)
  }

  /// Selects a row, without a call of the delegate; a row out of range selects the nearest. The wheel must exist.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    column(component).select(row, animated: animated)
  }

  /// The selected row of a wheel; -1 if the wheel has no rows.
  open func selectedRow(inComponent component: Int) -> Int {
    let column = column(component)
    return column.count == 0 ? -1 : column.selection
  }

  private func column(_ component: Int) -> PickerColumn {
    load()
    guard columns.indices.contains(component) else {
      fatalError("The picker has \(columns.count) components, no component \(component).")
    }
    return columns[component]
  }

  private func rowHeight(_ component: Int) -> CGFloat {
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? -1
    return height > 0 ? min(max(height, 1), 10_000) : 32
  }

  private func load() {
    guard needsReload else { return }
    needsReload = false
    let count = max(0, dataSource?.numberOfComponents(in: self) ?? 0)
    guard count <= Self.componentLimit else {
      fatalError(
        "A data source returned \(count) components for a picker; 0 to \(Self.componentLimit) are possible."
      )
    }
    while columns.count > count { columns.removeLast().removeFromSuperview() }
    while columns.count < count {
      let (column, component) = (PickerColumn(frame: .zero), columns.count)
      column.makeView = { [weak self] row, view in
        self.flatMap {
          $0.delegate?.pickerView($0, viewForRow: row, forComponent: component, reusing: view)
        }
      }
      column.selected = { [weak self] row in
        guard let self else { return }
        delegate?.pickerView(self, didSelectRow: row, inComponent: component)
      }
      columns.append(column)
      addSubview(column)
    }
    for component in columns.indices { reloadComponent(component) }
  }

  /// The widths of the wheels in points: the delegate's, and equal shares of the rest.
  private var widths: [CGFloat] {
    let asked = columns.indices.map { delegate?.pickerView(self, widthForComponent: $0) ?? -1 }
    let fixed = asked.filter { $0 >= 0 }.reduce(0, +)
    let rest = max(0, bounds.width - 2 * Self.margin - fixed)
    let shares = CGFloat(max(1, asked.count { $0 < 0 }))
    return asked.map { $0 >= 0 ? $0 : rest / shares }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    load()
    let (widths, height) = (widths, min(bounds.height, Self.size.height))
    let y = bounds.midY - height / 2
    var x = bounds.midX - widths.reduce(0, +) / 2
    for (column, width) in zip(columns, widths) {
      column.frame = CGRect(x: x, y: y, width: width, height: height)
      x += width
    }
    let rowHeight = (columns.map(\.rowHeight).max() ?? 32) + 2
    indicator.frame = CGRect(
      x: Self.margin, y: bounds.midY - rowHeight / 2,
      width: max(0, bounds.width - 2 * Self.margin), height: rowHeight)
  }

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
}
