import path from 'node:path';
import type { AdminSeed } from '@skills-architect/admin-service';
import type { GoogleSettings, SamlSigner } from '@skills-architect/gateway-service';
import * as z from 'zod';
import { readConnectors } from './connectors';
import { type Mistakes, processEnvironment, readEnvironment } from './environment';
import { findMailMistakes } from './mail';
import { type ProcessSettings, readProcessSettings } from './process-settings';
import { readGoogleSettings, readSamlSigner, readUserSeed } from './sign-in';

const Environment = z.object(processEnvironment({ port: 4300, seed: 'demo' }));

export interface SingleProcessSettings extends ProcessSettings {
  mongoUri: string | undefined;
  /** Google sign-in, if enabled. */
  google: GoogleSettings | undefined;
  /** The portal's key for SAML, if it has one. */
  samlSigner: SamlSigner | undefined;
  seed: AdminSeed;
}

/** Reads the settings of a start, or returns a message for each mistake. */
export const readSettings = (environment: NodeJS.ProcessEnv): { settings: SingleProcessSettings } | Mistakes => {
  const read = readEnvironment(Environment, environment);
  if ('mistakes' in read) return read;
  const { data } = read;
  const { seed, mistakes } = readUserSeed(data);
  const { google, mistakes: googleMistakes } = readGoogleSettings(data);
  const { samlSigner, mistakes: samlMistakes } = readSamlSigner(data);
  const connectorSettings = readConnectors(path.resolve(data.PORTAL_CONFIG), environment);
  const all = [
    ...mistakes,
    ...googleMistakes,
    ...samlMistakes,
    ...connectorSettings.mistakes,
    ...findMailMistakes(data),
  ];
  if (all.length) return { mistakes: all };
  return {
    settings: {
      ...readProcessSettings(data, connectorSettings.connectors),
      mongoUri: data.MONGODB_URI,
      google,
      samlSigner,
      seed,
    },
  };
};
