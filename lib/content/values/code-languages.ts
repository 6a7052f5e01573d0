/** Languages of code blocks in articles, shown as their titles. */
export const codeLanguages = ['bash', 'powershell', 'json', 'sql', 'nginx', 'ini', 'php', 'text'] as const;

export type CodeLanguage = (typeof codeLanguages)[number];
