/** The fragment of the form below an article: a log-in returns to it. */
export const feedbackFragment = 'feedback';
