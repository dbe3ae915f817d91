import { chakra } from '@chakra-ui/react/styled-system';
import { control } from '../field/control-styles';

/** A bare line to type in, for places that bring their own label (`aria-label` in a table's row in edit). */
export const Input = chakra('input', { base: control });
