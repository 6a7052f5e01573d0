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

/** An icon for each place of the desk, so that they are told apart at a glance. */
export const deskIcons = {
  home: iconOf('home'),
  pages: iconOf('pages'),
  plans: iconOf('plans'),
  promotions: iconOf('promotions'),
  legal: iconOf('legal'),
  help: iconOf('help'),
  announcements: iconOf('announcements'),
  navigation: iconOf('navigation'),
  settings: iconOf('settings'),
} as const;
