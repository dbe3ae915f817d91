import type { TitleWords } from './title-language';

/** French words of job titles, without accents, male form. */
export const FRENCH: TitleWords = {
  feminine: [
    ['trice', 'teur'],
    ['euse', 'eur'],
    ['iere', 'ier'],
    ['ienne', 'ien'],
    ['ere', 'er'],
    ['ante', 'ant'],
    ['ente', 'ent'],
    ['ee', 'e'],
    ['e', ''],
  ],
  phrases: `charge recrutement=recruitment consultant; charge affaires=business development manager; charge clientele=customer adviser; chef projet=project manager;
    chef equipe=team leader; chef cuisine=head chef; chef produit=product manager; chef chantier=construction site supervisor; aide soignant=healthcare assistant; aide domicile=home care aide;
    assistante sociale=social worker; assistant direction=executive assistant; assistant maternel=child care worker; agent entretien=cleaner; agent accueil=receptionist; agent securite=security guard;
    agent immobilier=real estate agent; conducteur travaux=construction manager; conducteur poids lourd=truck driver; controleur gestion=financial controller; directeur general=chief executive officer;
    directeur financier=financial manager; ressources humaines=human resources; hotesse accueil=receptionist; maitre oeuvre=construction manager; responsable paie=payroll manager; sage femme=midwife; technicien surface=cleaner;
    expert comptable=chartered accountant; professeur ecoles=primary school teacher; developpeur web=web developer; employe libre service=shelf filler; preparateur commandes=order picker`,
  heads: `acheteur=purchaser; administrateur=administrator; agent=officer; animateur=activity leader; apprenti=apprentice; architecte=architect; assistant=assistant; avocat=lawyer; bibliothecaire=librarian;
    boucher=butcher; boulanger=baker; caissier=cashier; charge=officer; chauffeur=driver; chef=manager; chercheur=researcher; chirurgien=surgeon; coiffeur=hairdresser; comptable=accountant; concepteur=designer; conducteur=operator; conseiller=adviser;
    consultant=consultant; controleur=controller; coordinateur=coordinator; coordonnateur=coordinator; couvreur=roofer; cuisinier=cook; dentiste=dentist; dessinateur=drafter; developpeur=developer; directeur=director; educateur=educator; electricien=electrician;
    electromecanicien=electromechanical technician; employe=clerk; enseignant=teacher; ergotherapeute=occupational therapist; formateur=trainer; gardien=caretaker; gerant=manager; gestionnaire=administrator; infirmier=general nurse; informaticien=ICT technician; ingenieur=engineer;
    jardinier=gardener; journaliste=journalist; juriste=lawyer; kinesitherapeute=physiotherapist; livreur=delivery driver; macon=bricklayer; magasinier=warehouse worker; manutentionnaire=warehouse worker; mecanicien=mechanic; medecin=doctor; menuisier=carpenter; monteur=fitter;
    notaire=notary; operateur=operator; ouvrier=worker; patissier=pastry maker; peintre=painter; pharmacien=pharmacist; plombier=plumber; pompier=firefighter; professeur=teacher; psychologue=psychologist; receptionniste=receptionist; recruteur=recruiter; redacteur=writer;
    responsable=manager; secretaire=secretary; serveur=waiter; soudeur=welder; stagiaire=intern; superviseur=supervisor; technicien=technician; traducteur=translator; vendeur=shop assistant; veterinaire=veterinarian`,
  fields: `achats=purchasing; accueil=reception; affaires=business; atelier=workshop; clientele=customer; clients=customer; commercial=sales; communication=communications; comptabilite=accounting; conception=design; donnees=data; electrique=electrical;
    entretien=maintenance; entrepot=warehouse; etudes=research; exploitation=operations; financier=financial; finances=finance; formation=training; gestion=management; informatique=ICT; juridique=legal; laboratoire=laboratory; logiciel=software; logistique=logistics;
    maintenance=maintenance; marche=market; marketing=marketing; mecanique=mechanical; numerique=digital; paie=payroll; personnel=human resources; production=production; produit=product; projet=project; qualite=quality; recherche=research; recrutement=recruitment; relations=relations;
    reseau=network; reseaux=network; restauration=catering; sante=health; securite=security; sociale=social; social=social; systemes=systems; technique=technical; transport=transport; travaux=construction; ventes=sales; vente=sales`,
  joints: [],
  smallWords: 'de du des la le les l d et en a au aux pour h f hf fh',
};
