export const PRIYA = { email: 'priya.nair@northwind.example', hd: 'northwind.example' };
/** An account that the portal does not know. */
export const STRANGER = { email: 'stranger@northwind.example', hd: 'northwind.example' };
