const PORT = Number(process.env.E2E_PORT ?? 4390);

/** The portal of the journeys and drills. */
export const PORTAL = { port: PORT, url: `http://127.0.0.1:${PORT}` };

/** The issuer of the journeys: where it listens beside the portal, and what the portal is called there. */
export const GOOGLE = { clientId: 'journeys.apps.example', port: PORT + 5 };
