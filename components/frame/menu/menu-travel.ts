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

/** The area on which a point lies, left or right of the line from one point to another. */
const side = (from: Point, to: Point, point: Point): number => (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x);

/**
 * Whether the mouse, having gone from one place to another, is on its way into a panel below: inside the triangle that its last
 * place spans with the panel's upper edge. While it is, entries that it crosses stay closed.
 */
export function headsInto(panel: PanelEdge, from: Point, to: Point): boolean {
  if (to.y <= from.y || from.y >= panel.top) return false;
  const leftCorner = { x: panel.left, y: panel.top };
  const rightCorner = { x: panel.right, y: panel.top };
  return side(from, leftCorner, to) <= 0 && side(from, rightCorner, to) >= 0;
}
