import { z } from '#zod';

// zod would try `new Function` to learn whether it may, which the site's policy forbids and a browser reports
z.config({ jitless: true });

/** Stands in for `zod` in the browser (an alias of the bundler), so that nothing is made with it before that is said. */
export { z };
