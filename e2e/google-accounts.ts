export const PRIYA = { email: 'priya.nair@northwind.example', hd: 'northwind.example' };
/** Nobody's account in the portal. */
export const STRANGER = { email: 'stranger@northwind.example', hd: 'northwind.example' };
