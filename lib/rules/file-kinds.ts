/** The file types that the sniffer knows. */
export const fileKinds = ['jpg', 'png', 'gif', 'avi'] as const;

export type FileKind = (typeof fileKinds)[number];
