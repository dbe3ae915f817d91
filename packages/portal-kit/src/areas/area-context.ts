import { createContext } from 'react';

/** Id and version of the area a screen belongs to; separates its cached data from other areas and versions. */
export const AreaContext = createContext<string>('shell');
