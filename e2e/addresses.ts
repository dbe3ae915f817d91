const PORT = Number(process.env.E2E_PORT ?? 4390);

const portalAt = (port: number) => ({ port, url: `http://127.0.0.1:${port}` });

/** The portal of the journeys and drills. */
export const PORTAL = portalAt(PORT);
/** The portal whose areas are switched, published and rolled back: nothing else would stay as it is there. */
export const RULED = portalAt(PORT + 2);

/** The issuer of the journeys: where it listens beside the portal, and what the portal is called there. */
export const GOOGLE = { clientId: 'journeys.apps.example', port: PORT + 5 };
