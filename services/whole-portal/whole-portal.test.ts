import { afterAll } from '@jest/globals';
import { stopSharedPortal } from './shared-portal.fixtures';
import './demo-matching.suite';
import './request-ids.suite';
import './odd-requests.suite';
import './forged-tokens.suite';
import './changed-rights.suite';
import './google-sign-in.suite';
import './access-tokens.suite';
import './area-service-calls.suite';
import './access-matrix.suite';
import './derived-data.suite';
import './edge-drills.suite';

afterAll(stopSharedPortal);
