import { ChakraProvider } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { system } from '../theme/system';
import { useCompositionKeys } from './use-composition-keys';

/** Theme provider. The shell and every area wrap their React root in one. */
export function UiProvider({ children }: { children: ReactNode }) {
  useCompositionKeys();
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
}
