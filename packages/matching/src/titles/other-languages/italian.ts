import type { TitleWords } from './title-language';

/** Italian words of job titles, without accents, male form. */
export const ITALIAN: TitleWords = {
  feminine: [
    ['trice', 'tore'],
    ['iera', 'iere'],
    ['essa', 'e'],
    ['a', 'o'],
  ],
  phrases: `risorse umane=human resources; addetto vendite=shop assistant; addetto pulizie=cleaner; addetto magazzino=warehouse worker; addetto paghe=payroll clerk; capo progetto=project manager; capo reparto=department manager; capo cantiere=construction manager;
    operatore socio sanitario=healthcare assistant; assistente sociale=social worker; assistente direzione=executive assistant; impiegato amministrativo=office clerk; amministratore delegato=chief executive officer; direttore generale=chief executive officer; guardia giurata=security guard`,
  heads: `addetto=worker; agente=agent; amministratore=administrator; analista=analyst; apprendista=apprentice; architetto=architect; assistente=assistant; autista=driver; avvocato=lawyer; barista=bartender; bibliotecario=librarian; cameriere=waiter; capo=manager; carpentiere=carpenter; cassiere=cashier;
    commesso=shop assistant; commercialista=accountant; consulente=consultant; contabile=accountant; coordinatore=coordinator; cuoco=cook; direttore=director; disegnatore=drafter; docente=teacher; educatore=educator; elettricista=electrician; falegname=carpenter; farmacista=pharmacist; fisioterapista=physiotherapist;
    formatore=trainer; geometra=surveyor; giardiniere=gardener; giornalista=journalist; grafico=graphic designer; idraulico=plumber; impiegato=clerk; infermiere=general nurse; informatico=ICT technician; ingegnere=engineer; insegnante=teacher; magazziniere=warehouse worker; manutentore=maintenance technician; meccanico=mechanic;
    medico=doctor; muratore=bricklayer; operaio=worker; operatore=operator; ostetrico=midwife; panettiere=baker; parrucchiere=hairdresser; portiere=doorkeeper; programmatore=programmer; progettista=designer; psicologo=psychologist; ragioniere=accountant; receptionist=receptionist; recruiter=recruiter; responsabile=manager;
    ricercatore=researcher; saldatore=welder; segretario=secretary; sviluppatore=developer; tecnico=technician; tirocinante=intern; traduttore=translator; venditore=sales assistant; veterinario=veterinarian; vigile=officer`,
  fields: `acquisti=purchasing; amministrazione=administration; assistenza=service; cantiere=construction; clienti=customer; commerciale=sales; comunicazione=communications; contabilita=accounting; dati=data; elettrico=electrical; finanza=finance; finanziario=financial; formazione=training; legale=legal; logistica=logistics; magazzino=warehouse;
    manutenzione=maintenance; marketing=marketing; meccanico=mechanical; paghe=payroll; personale=human resources; prodotto=product; produzione=production; progetto=project; progetti=project; pulizie=cleaning; qualita=quality; reti=network; ricerca=research; sala=restaurant; selezione=recruitment; sicurezza=security; sistemi=systems; software=software;
    tecnico=technical; trasporti=transport; ufficio=office; vendite=sales; web=web`,
  joints: [],
  smallWords: 'di del della dei degli delle il lo la i gli le e ed in a al alla alle allo per con',
};
