/** What a block of code in an article is written in; it names the block. */
export const codeLanguages = ['bash', 'json', 'sql', 'nginx', 'ini', 'php', 'text'] as const;

export type CodeLanguage = (typeof codeLanguages)[number];
