import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentProps, type Ref, useEffect, useRef } from 'react';
import { tick } from './tick-styles';

const Box = chakra('input', { base: tick });

export interface TickBoxProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'ref'> {
  /** Some, but not all, of its items are checked. */
  indeterminate?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A checkbox without label, for table cells; needs an `aria-label` or a `label` around it. */
export function TickBox({ indeterminate = false, ref, color: _colour, ...input }: TickBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate]);
  const setRefs = (element: HTMLInputElement | null) => {
    box.current = element;
    if (typeof ref === 'function') return ref(element);
    if (ref) ref.current = element;
  };
  return <Box ref={setRefs} type="checkbox" {...input} />;
}
