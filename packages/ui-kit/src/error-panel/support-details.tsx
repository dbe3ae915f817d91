import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

/** Details for support, collapsed. */
export function SupportDetails({ requestId, details }: { requestId?: string; details?: ReactNode }) {
  if (!requestId && !details) return null;
  return (
    <chakra.details color="fg.muted" fontSize="sm">
      <chakra.summary cursor="pointer" display="list-item" w="fit">
        Details for support
      </chakra.summary>
      <chakra.div pt="1" overflowWrap="anywhere" userSelect="text">
        {requestId && (
          <p>
            Request <chakra.code fontFamily="mono">{requestId}</chakra.code>
          </p>
        )}
        {details}
      </chakra.div>
    </chakra.details>
  );
}
