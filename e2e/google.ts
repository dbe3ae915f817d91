/** The issuer of the journeys: where it listens beside the portal, and what the portal is called there. */
export const GOOGLE = { clientId: 'journeys.apps.example', port: Number(process.env.E2E_PORT ?? 4390) + 5 };
