import * as z from 'zod/mini';

const environment = z.object({ SERVICES_URL: z._default(z.url(), 'http://127.0.0.1:3001') });

/** Where the site's server reaches the services. @throws on an address that is none. */
export const servicesUrl = (): string => environment.parse(process.env).SERVICES_URL;
