/** A fake portal for tests: screens run against answers that are checked by the calls' own schemas. */
import { cleanup } from '@testing-library/react';
import { endPortal } from './portal';

export { answer, deferAnswer, type FakeAnswer, refuse } from './answers';
export type { RecordedRequest } from './fake-network';
export { formActions } from './form-actions';
export { aPerson } from './person';
export {
  aRegisteredArea,
  aUser,
  type FakePortal,
  fakePortal,
  type PortalOptions,
  registerAreas as listAreas,
} from './portal';
export { type RenderedScreen, renderScreen, type ScreenOptions } from './render-screen';

// A request without an answer, or one that violates the schema, fails the test that made it.
if (typeof afterEach === 'function')
  afterEach(() => {
    cleanup();
    const fault = endPortal();
    if (fault) throw fault;
  });
