export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The upper edge of an open panel, in the window's pixels. */
export interface PanelEdge {
  readonly left: number;
  readonly right: number;
  readonly top: number;
}

/** On which side of the line between two points a third point lies. */
const side = (from: Point, to: Point, point: Point): number => (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x);

/**
 * Whether the mouse, having moved from one position to another, is heading into a panel below: inside the triangle between its last
 * position and the panel's upper edge. Meanwhile, entries that it crosses stay closed.
 */
export function headsInto(panel: PanelEdge, from: Point, to: Point): boolean {
  if (to.y <= from.y || from.y >= panel.top) return false;
  const leftCorner = { x: panel.left, y: panel.top };
  const rightCorner = { x: panel.right, y: panel.top };
  return side(from, leftCorner, to) <= 0 && side(from, rightCorner, to) >= 0;
}
