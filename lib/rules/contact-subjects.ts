/** What a message can be about; tickets are sorted by it. */
export const contactSubjects = ['sales', 'technical', 'billing', 'affiliate', 'jobs', 'press', 'other'] as const;

export type ContactSubject = (typeof contactSubjects)[number];

/** The subject in a link to the form: /contact?subject=jobs. */
export function subjectOfSearch(search: string): ContactSubject | null {
  const wanted = new URLSearchParams(search).get('subject');
  return contactSubjects.find((subject) => subject === wanted) ?? null;
}
