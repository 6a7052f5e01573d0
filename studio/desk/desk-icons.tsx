import type { ReactNode } from 'react';

/** Lines of 25 units, as thick as those of the Studio's own icons. */
const lines = {
  home: 'M4.5 11.5 12.5 5l8 6.5V20h-5.5v-5h-5v5H4.5z',
  pages: 'M5.5 4.5h14v16h-14zM5.5 9h14M9 13h7M9 16.5h7',
  plans: 'M4.5 12.5v-8h8l8 8-8 8zM8.5 8.5h.1',
  promotions: 'M5 20 20 5M8.5 6a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM16.5 14a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
  legal: 'M12.5 4.5v16M8 20.5h9M5 7.5h15M5 7.5 2.5 14h5zM20 7.5 17.5 14h5z',
  help: 'M12.5 3.5a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM9.5 10a3 3 0 1 1 4.2 2.8c-.8.4-1.2 1-1.2 1.9M12.5 17.5v.1',
  announcements: 'M4.5 10.5v4h3l8 4.5v-13l-8 4.5zM18.5 9.5a4 4 0 0 1 0 6M8 14.5l1 5h2.5',
  navigation: 'M4.5 6.5h16M4.5 12.5h16M4.5 18.5h9',
  settings:
    'M4.5 8h7M16 8h4.5M4.5 17h4M13 17h7.5M13.8 5.5a2.3 2.3 0 1 1 0 5 2.3 2.3 0 0 1 0-5zM10.8 14.5a2.3 2.3 0 1 1 0 5 2.3 2.3 0 0 1 0-5z',
  layout: 'M4.5 5.5h16v14h-16zM4.5 10h16M10 10v9.5',
  picture: 'M3.5 6.5h18v12h-18zM6.5 15.5l3.5-4 3 2.5 3.5-4 3 4',
  order: 'M10 6.5h10.500M10 12.5h10.500M10 18.500h10.500M5.5 5v15M3.5 18l2 2.5 2-2.5',
  bars: 'M5 20v-8h3.500v8zM10.8 20V6h3.500v14zM16.5 20V9.500H20V20z',
  newPage: 'M6.5 3.5h8l4 4v14h-12zM14.5 3.5v4h4M12.5 11v6M9.5 14h6',
  window: 'M4 5.500h17v14H4zM4 9.500h17M6.5 7.500h.1M9 7.500h.1',
  card: 'M4.5 4.500h16v16h-16zM8 9h9M8 12.500h9M8 16h5',
  server: 'M4.5 5.500h16v6h-16zM4.5 13.500h16v6h-16zM8 8.500h.1M8 16.500h.1',
  disk: 'M5 7c0-1.7 3.4-3 7.5-3S20 5.3 20 7s-3.4 3-7.5 3S5 8.7 5 7zM5 7v11c0 1.7 3.4 3 7.5 3s7.5-1.3 7.5-3V7M5 12.500c0 1.7 3.4 3 7.5 3s7.5-1.3 7.5-3',
  transfer: 'M7.5 19.500V6M4.5 9l3-3.5 3 3.500M17.5 5.500V19M14.5 16l3 3.5 3-3.5',
  days: 'M4.5 6.500h16v14h-16zM4.5 11h16M9 4v4M16 4v4',
  layers: 'M12.5 4.5 21 9l-8.5 4.500L4 9zM4 13l8.5 4.500L21 13M4 17l8.5 4.500L21 17',
  squares: 'M4.5 4.500H11V11H4.500zM14 4.500h6.500V11H14zM4.5 14H11v6.500H4.500zM14 14h6.500v6.500H14z',
  pin: 'M12.5 21.500c4-4.5 6.5-7.5 6.5-11a6.5 6.5 0 1 0-13 0c0 3.5 2.5 6.5 6.5 11zM12.5 8.300a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.400z',
  terminal: 'M4 5.500h17v14H4zM7.5 9.500l3 3-3 3M12.5 15.500h5',
  star: 'M12.5 4l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.900L4 10.200l5.9-.8z',
  ticket: 'M3.5 8h18v3a2 2 0 0 0 0 4v3h-18v-3a2 2 0 0 0 0-4zM14.5 8v10',
  people:
    'M9 5.500a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM3.5 19.500c0-3.3 2.4-5.5 5.5-5.500s5.5 2.2 5.5 5.500M16 6a3 3 0 0 1 0 5.500M17.5 14.200c2.5.5 4 2.6 4 5.3',
  globe:
    'M12.5 3.500a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM3.5 12.500h18M12.5 3.500c3 2.7 4.2 5.6 4.2 9s-1.2 6.3-4.2 9c-3-2.7-4.2-5.6-4.2-9s1.2-6.3 4.2-9z',
  briefcase: 'M4 8.500h17v11H4zM9.5 8.500v-3h6v3M4 13h17',
  blocks: 'M4.5 5.500h16v4.500h-16zM4.5 13h7v7h-7zM14 13h6.500v7H14z',
  link: 'M10.5 14.500l4-4M9 11l-2.5 2.500a3.5 3.5 0 0 0 5 5L14 16M11 9l2.5-2.500a3.5 3.5 0 0 1 5 5L16 14',
  building: 'M6 20.500v-15h9v15M15 10h5v10.500M3.5 20.500h18M9 9h3M9 12.500h3M9 16h3',
  search: 'M11 4.500a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM16 16l5 5',
  turn: 'M5 19.500v-5a4 4 0 0 1 4-4h11M16.5 7l3.5 3.5-3.5 3.5',
  code: 'M9 7.500l-5 5 5 5M16 7.500l5 5-5 5',
  text: 'M6.5 3.500h12v18h-12zM9.5 8h6M9.5 12h6M9.5 16h4',
  tree: 'M4.5 4.500h6v5h-6zM14 10h6v4.500h-6zM14 17h6v4.500h-6zM7.5 9.500v10H14M7.5 12.300H14',
  alike: 'M5 9.500c3-3 5 3 7.5 0s4.5 3 7.5 0M5 15.500c3-3 5 3 7.5 0s4.5 3 7.5 0',
  speech: 'M4 5h17v11.500h-9l-4.5 4v-4H4zM8 9h9M8 12.500h6',
  flame: 'M12.5 3.500c.5 4 5.5 6 5.5 11a5.5 5.5 0 0 1-11 0c0-2.5 1.5-3.5 2-5.5 1.5.5 2.5 1.5 2.5 3 1-2 1.5-5 1-8.500z',
  table: 'M4 5.500h17v14H4zM4 10h17M4 14.800h17M10 5.500v14',
  note: 'M12.5 3.500a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12.5 11.500v6M12.5 8v.1',
  tabs: 'M4 9.500h17v10.500H4zM4 9.500v-4h6v4M12 9.500v-4h6v4',
} as const;

type DeskPlace = keyof typeof lines;

const iconOf = (place: DeskPlace) => () => (
  <svg
    viewBox="0 0 25 25"
    width="1em"
    height="1em"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.2"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={lines[place]} />
  </svg>
);

/** Icons for places of the desk and for types, so that they are told apart at a glance. */
export const deskIcons = Object.fromEntries(Object.keys(lines).map((place) => [place, iconOf(place as DeskPlace)])) as Readonly<
  Record<DeskPlace, () => ReactNode>
>;
