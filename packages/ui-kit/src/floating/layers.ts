export { MenuList } from '../menu/menu-list';
export { TooltipBubble } from '../tooltip/tooltip-bubble';
