import { createContext } from 'react';

/** Which area a screen belongs to, so that what it keeps stays apart from other areas and other versions of itself. */
export const AreaContext = createContext<string>('shell');
