import { chakra } from '@chakra-ui/react/styled-system';
import { control } from '../field/control-styles';

/** A plain input for places with their own label (`aria-label` in a table row in edit mode). */
export const Input = chakra('input', { base: control });
