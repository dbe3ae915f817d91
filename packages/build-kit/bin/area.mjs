#!/usr/bin/env node
// An area's manifest and configuration are TypeScript, and in this repository the kits are too.
import { register } from 'tsx/esm/api';

register();
await import('@skills-architect/build-kit/cli');
