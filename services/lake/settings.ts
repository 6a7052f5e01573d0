/** Where published changes are announced. */
export interface WebhookSettings {
  /** Letters, digits and dashes; names the queue. */
  name: string;
  url: string;
  secret: string;
  /** GROQ filter of the documents it is notified of; absent = all. */
  filter?: string;
  /** GROQ projection of the body; absent = operation, before and after. */
  projection?: string;
}

export interface LakeSettings {
  projectId: 'lake';
  dataset: 'production';
  /** Origin that browsers use; absent = the request's host. */
  publicOrigin?: string;
  /** Directory of pictures and files. */
  dataDirectory: string;
  /** Bearer token of a machine that reads, drafts included. */
  readToken: string;
  /** Bearer token of a machine with administrator rights. */
  adminToken: string;
  /** Whether published documents may be read without session or token, as in a public dataset of hosted Sanity. */
  anyoneReads: boolean;
  /** As on hosted Sanity, which does not know what a legal text is: for tests of the services beside it. */
  editableLegalTexts?: boolean;
  webhooks: readonly WebhookSettings[];
  /** The directory of the built Studio. */
  studioDirectory: string;
}
