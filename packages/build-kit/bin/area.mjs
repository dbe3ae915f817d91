#!/usr/bin/env node
// tsx: manifests and configurations of areas are TypeScript, and so are the kits in this repository.
import { register } from 'tsx/esm/api';

register();
await import('@skills-architect/build-kit/cli');
