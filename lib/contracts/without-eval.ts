import * as z from 'zod/mini';

// zod would try `new Function` to find out whether it may, which the site's policy forbids and a browser reports; modules with schemas for
// the browser import this first
if (typeof document !== 'undefined') z.config({ jitless: true });
