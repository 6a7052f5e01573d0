/** Header with a page's own language, sent with its calls: `cn`, `en` or `ja`. */
export const pageLanguageHeader = 'hf-page-language';
