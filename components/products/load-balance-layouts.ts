interface Cells {
  readonly columns: number;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly gapPx: number;
}

export interface LoadBalanceLayout {
  readonly heightPx: number;
  /** How thick one cell of requests flows. */
  readonly flowPx: number;
  /** Where the flow leaves the address, where it bends, and where it reaches the servers. */
  readonly flow: { readonly from: number; readonly bend: number; readonly until: number; readonly to: number };
  readonly address: { readonly x: number; readonly y: number; readonly width: number; readonly height: number; readonly cells: Cells };
  readonly server: {
    readonly x: number;
    readonly width: number;
    readonly height: number;
    readonly paddingPx: number;
    readonly nameY: number;
    readonly cellsY: number;
    readonly cells: Cells;
  };
  readonly serverTops: readonly number[];
  /** Whether the number of requests has room for its unit. */
  readonly unit: boolean;
}

/** For a column as wide as the page, and for a phone. */
export const loadBalanceLayouts = {
  wide: {
    heightPx: 322,
    flowPx: 3,
    flow: { from: 261, bend: 330, until: 570, to: 660 },
    address: { x: 1, y: 95, width: 260, height: 132, cells: { columns: 4, widthPx: 40, heightPx: 24, gapPx: 12 } },
    server: {
      x: 660,
      width: 539,
      height: 92,
      paddingPx: 20,
      nameY: 34,
      cellsY: 50,
      cells: { columns: 12, widthPx: 34, heightPx: 24, gapPx: 8.2 },
    },
    serverTops: [1, 115, 229],
    unit: true,
  },
  narrow: {
    heightPx: 262,
    flowPx: 2,
    flow: { from: 132, bend: 150, until: 208, to: 226 },
    address: { x: 20, y: 91, width: 112, height: 80, cells: { columns: 4, widthPx: 17, heightPx: 14, gapPx: 7 } },
    server: {
      x: 226,
      width: 224,
      height: 74,
      paddingPx: 14,
      nameY: 29,
      cellsY: 42,
      cells: { columns: 12, widthPx: 12, heightPx: 18, gapPx: 4.7 },
    },
    serverTops: [1, 94, 187],
    unit: false,
  },
} as const satisfies Record<string, LoadBalanceLayout>;

/** A flow from the address to the middle of a server. */
export function flowPath({ from, bend, until, to }: LoadBalanceLayout['flow'], fromY: number, toY: number): string {
  const middle = (bend + until) / 2;
  return `M${from} ${fromY}H${bend}C${middle} ${fromY} ${middle} ${toY} ${until} ${toY}H${to}`;
}
