import { z } from 'zod';

// zod would try `new Function` to learn whether it may, which the site's policy forbids and a browser reports
z.config({ jitless: true });
