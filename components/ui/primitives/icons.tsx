import type { ReactNode } from 'react';
import { styled } from '#components/ui/styled/styled.ts';

const Drawing = styled('svg', { base: { width: '1.25em', height: '1.25em', flex: 'none' } });

function Icon({ children }: { children: ReactNode }) {
  return (
    <Drawing
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </Drawing>
  );
}

export const MenuIcon = () => (
  <Icon>
    <path d="M4 6h16M4 12h16M4 18h16" />
  </Icon>
);

export const LanguagesIcon = () => (
  <Icon>
    <path d="m5 8 6 6M4 14l6-6 2-3M2 5h12M7 2h1M22 22l-5-10-5 10M14 18h6" />
  </Icon>
);

/** A disc, half of it dark. */
export const ThemeIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 3a9 9 0 0 1 0 18z" fill="currentColor" />
  </Icon>
);

export const InfoIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="9.25" />
    <path d="M12 11v5.5M12 7.5v.01" />
  </Icon>
);

export const WarningIcon = () => (
  <Icon>
    <path d="M12 3.5 22 20.5H2zM12 10v4.5M12 17.5v.01" />
  </Icon>
);

export const ChevronRightIcon = () => (
  <Icon>
    <path d="m9 18 6-6-6-6" />
  </Icon>
);

export const ChevronDownIcon = () => (
  <Icon>
    <path d="m6 9 6 6 6-6" />
  </Icon>
);

export const CopyIcon = () => (
  <Icon>
    <path d="M9 9h11v11H9zM5 15H4V4h11v1" />
  </Icon>
);

export const EnlargeIcon = () => (
  <Icon>
    <path d="M14 4h6v6M10 20H4v-6M20 4l-7 7M4 20l7-7" />
  </Icon>
);

export const PlusIcon = () => (
  <Icon>
    <path d="M5 12h14M12 5v14" />
  </Icon>
);

export const CheckIcon = () => (
  <Icon>
    <path d="m5 12.5 4.5 4.5L19 7.5" />
  </Icon>
);

export const CloseIcon = () => (
  <Icon>
    <path d="M6 6l12 12M18 6 6 18" />
  </Icon>
);

export const AccountIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="10" />
    <circle cx="12" cy="10.5" r="3.5" />
    <path d="M6 20a6 6 0 0 1 12 0" />
  </Icon>
);

export const ConsoleIcon = () => (
  <Icon>
    <path d="M3 4h18v16H3zM7 9l3 3-3 3M13 15h4" />
  </Icon>
);

export const OrdersIcon = () => (
  <Icon>
    <path d="M5 3h14v18l-3.5-2-3.5 2-3.5-2L5 21zM9 8h6M9 12h6" />
  </Icon>
);

export const GroupIcon = () => (
  <Icon>
    <path d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 17h6M17 14v6" />
  </Icon>
);

export const LogOutIcon = () => (
  <Icon>
    <path d="m16 17 5-5-5-5M21 12H9M9 21H4V3h5" />
  </Icon>
);

export const PauseIcon = () => (
  <Icon>
    <path d="M8 5v14M16 5v14" />
  </Icon>
);

export const PlayIcon = () => (
  <Icon>
    <path d="M7 4.5v15l12-7.5z" />
  </Icon>
);

export const SearchIcon = () => (
  <Icon>
    <circle cx="11" cy="11" r="7.25" />
    <path d="m21 21-4.8-4.8" />
  </Icon>
);

export const HelpIcon = () => (
  <Icon>
    <path d="M22 17a2 2 0 0 1-2 2H7l-4.5 3V5a2 2 0 0 1 2-2H20a2 2 0 0 1 2 2zM7 8.5h10M7 13h7" />
  </Icon>
);

/** A question and the answer that is looked up for it. */
export const AssistantIcon = () => (
  <Icon>
    <path d="M12 3.5H6a2 2 0 0 0-2 2V20l4-3h10a2 2 0 0 0 2-2v-3M18 2.5l1.3 3.2 3.2 1.3-3.2 1.3L18 11.5l-1.3-3.2L13.5 7l3.2-1.3zM8 9h3M8 12.75h7" />
  </Icon>
);

export const TicketIcon = () => (
  <Icon>
    <path d="M3 6h18v4a2 2 0 0 0 0 4v4H3v-4a2 2 0 0 0 0-4zM14 6v12" />
  </Icon>
);

export const DocumentIcon = () => (
  <Icon>
    <path d="M14 3H6v18h12V7zM14 3v4h4M9 13h6M9 17h4" />
  </Icon>
);

/** Filled where the button around it is pressed. */
export const StarIcon = () => (
  <Icon>
    <path d="m12 3.2 2.7 5.6 6.1.8-4.5 4.3 1.1 6.1-5.4-3-5.4 3 1.1-6.1-4.5-4.3 6.1-.8z" />
  </Icon>
);
