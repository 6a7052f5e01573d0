import { z } from 'zod';

// zod would try `new Function` to learn whether it may, which the site's policy forbids and a browser reports; whoever makes schemas for a browser imports this first
if (typeof document !== 'undefined') z.config({ jitless: true });
