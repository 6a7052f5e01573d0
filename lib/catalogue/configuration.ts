/** What is bought, by codes of the catalogue. */
export interface Configuration {
  readonly region: string;
  readonly model: string;
  readonly disk: { readonly type: string; readonly sizeGib: number };
  readonly traffic: string;
  /** Absent: none. */
  readonly dataDisks?: readonly { readonly type: string; readonly sizeGib: number }[];
  /** How many of this server; absent: one. */
  readonly quantity?: number | undefined;
}

export interface DiskChoice {
  readonly type: string;
  readonly sizeGib: number;
}

/** What the server boots first: one of our images by its code, or the buyer's own disc image. */
export type ImageChoice = { readonly kind: 'image'; readonly code: string } | { readonly kind: 'iso'; readonly source: string };

/** Which ports a new server answers on: remote access, web ports as well, or none. */
export const securityGroups = ['default', 'web', 'closed'] as const;

export type SecurityGroup = (typeof securityGroups)[number];

/** Who chooses the password of the first log-in, or that it is by SSH keys, where the image takes them. */
export const passwordSources = ['generated', 'own', 'key'] as const;

export type PasswordSource = (typeof passwordSources)[number];

/** When snapshots are taken and how long they are stored. */
export interface SnapshotPlan {
  readonly name: string;
  /** 1 is Monday, 7 is Sunday; ascending, each once, at least one. */
  readonly weekdays: readonly number[];
  /** Days after its creation that a snapshot is deleted, or never. */
  readonly keep: number | 'permanent';
  /** Other disks of the account may follow the plan too. */
  readonly shared: boolean;
}

/** Everything that a buyer chooses: what has a price, and how the server is set up. */
export interface PurchaseConfiguration extends Configuration {
  readonly dataDisks: readonly DiskChoice[];
  readonly bandwidthMbps: number;
  /** Null: not chosen yet. */
  readonly image: ImageChoice | null;
  readonly securityGroup: SecurityGroup;
  readonly snapshot: SnapshotPlan | null;
  readonly password: PasswordSource;
  readonly period: string;
  /** The code of the promotion whose price is wanted; it may not exist. */
  readonly promotion: string | null;
  /** The quick order: only what has no good default is asked for. */
  readonly fast: boolean;
}
