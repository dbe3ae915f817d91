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
    ['s', ''],
    ['x', ''],
    ['ales', 'al'],
    ['enne', 'en'],
    ['elle', 'el'],
  ],
  cognates: [
    ['ologue', 'ologist'],
    ['onome', 'onomist'],
    ['therapeute', 'therapist'],
    ['graphe', 'grapher'],
    ['pathe', 'path'],
    ['iatre', 'iatrist'],
  ],
  phrases: `charge recrutement=recruitment consultant; charge affaires=business development manager; charge clientele=customer adviser; chef projet=project manager;
    chef equipe=team leader; chef cuisine=head chef; chef produit=product manager; chef chantier=construction site supervisor; aide soignant=healthcare assistant; aide domicile=home care aide;
    assistante sociale=social worker; assistant direction=executive assistant; assistant maternel=child care worker; agent entretien=cleaner; agent accueil=receptionist; agent securite=security guard;
    agent immobilier=real estate agent; conducteur travaux=construction manager; conducteur poids lourd=truck driver; controleur gestion=financial controller; directeur general=chief executive officer;
    directeur financier=financial manager; ressources humaines=human resources; hotesse accueil=receptionist; maitre oeuvre=construction manager; responsable paie=payroll manager; sage femme=midwife; technicien surface=cleaner;
    expert comptable=chartered accountant; professeur ecoles=primary school teacher; developpeur web=web developer; employe libre service=shelf filler; preparateur commandes=order picker;
    aide cuisine=kitchen assistant; aide menagere=domestic cleaner; auxiliaire vie=home care aide; auxiliaire puericulture=child care worker;
    agent maintenance=maintenance technician; agent production=production worker; agent logistique=warehouse worker; agent fabrication=production worker;
    agent nettoyage=cleaner; agent voyage=travel agent; agent comptable=accounting clerk; agent administratif=office clerk; employe bureau=office clerk;
    employe polyvalent restauration=kitchen assistant; chef rang=waiter; commis cuisine=kitchen assistant; commis salle=waiter;
    chef comptable=accounting manager; chef atelier=workshop supervisor; chef vente=sales manager; chef rayon=department store manager;
    chef magasin=shop manager; directeur commercial=sales manager; directeur administratif financier=financial manager; directeur usine=plant manager;
    directeur magasin=shop manager; directeur ressources humaines=human resources manager; responsable ressources humaines=human resources manager;
    responsable rh=human resources manager; charge rh=human resources officer; assistant rh=human resources assistant; gestionnaire paie=payroll clerk;
    gestionnaire stock=stock clerk; charge communication=communications officer; charge marketing=marketing assistant; charge projet=project manager;
    attache commercial=commercial sales representative; attache presse=public relations officer; technico commercial=technical sales representative;
    ingenieur logiciel=software developer; ingenieur etude developpement=software developer; developpeur logiciel=software developer;
    administrateur reseau=ICT network administrator; administrateur systeme=ICT system administrator; administrateur base donnee=database administrator;
    analyste donnee=data analyst; technicien informatique=ICT technician; technicien support=ICT help desk agent;
    conducteur ligne=production line operator; conducteur bus=bus driver; conducteur autobus=bus driver; conducteur train=train driver;
    conducteur car=bus driver; conducteur routier=truck driver; conducteur engin=machine operator; conducteur taxi=taxi driver;
    chauffeur routier=truck driver; chauffeur poids lourd=truck driver; chauffeur livreur=delivery driver; chauffeur bus=bus driver;
    medecin generaliste=general practitioner; medecin travail=occupational physician; travailleur social=social worker;
    educateur specialise=special educator; educateur jeune enfant=early years teacher; professeur lycee=secondary school teacher;
    maitre conference=university lecturer; maitre hotel=head waiter; femme chambre=room attendant; valet chambre=room attendant;
    femme menage=domestic cleaner; homme entretien=caretaker; veilleur nuit=night auditor; hote caisse=cashier; hote accueil=receptionist;
    hotesse caisse=cashier; hotesse air=cabin crew; pilote ligne=airline pilot; pilote avion=airline pilot; controleur aerien=air traffic controller;
    ouvrier agricole=farm worker; exploitant agricole=farmer; expert judiciaire=legal expert; assistant juridique=legal assistant;
    secretaire medicale=medical secretary; secretaire direction=executive secretary; assistant dentaire=dental assistant;
    preparateur pharmacie=pharmacy technician; manipulateur radiologie=radiographer; technicien laboratoire=laboratory technician;
    operateur saisie=data entry clerk; teleconseiller=call centre agent; conseiller vente=sales assistant; conseiller bancaire=bank adviser;
    charge affaire=business developer; redacteur chef=editor in chief; graphiste=graphic designer; monteur video=video editor; carreleur=tile fitter;
    tailleur pierre=stonemason; plaquiste=plasterer`,
  heads: `acheteur=purchaser; administrateur=administrator; agent=officer; animateur=activity leader; apprenti=apprentice; architecte=architect; assistant=assistant; avocat=lawyer; bibliothecaire=librarian;
    boucher=butcher; boulanger=baker; caissier=cashier; charge=officer; chauffeur=driver; chef=manager; chercheur=researcher; chirurgien=surgeon; coiffeur=hairdresser; comptable=accountant; concepteur=designer; conducteur=operator; conseiller=adviser;
    consultant=consultant; controleur=controller; coordinateur=coordinator; coordonnateur=coordinator; couvreur=roofer; cuisinier=cook; dentiste=dentist; dessinateur=drafter; developpeur=developer; directeur=director; educateur=educator; electricien=electrician;
    electromecanicien=electromechanical technician; employe=clerk; enseignant=teacher; ergotherapeute=occupational therapist; formateur=trainer; gardien=caretaker; gerant=manager; gestionnaire=administrator; infirmier=general nurse; informaticien=ICT technician; ingenieur=engineer;
    jardinier=gardener; journaliste=journalist; juriste=lawyer; kinesitherapeute=physiotherapist; livreur=delivery driver; macon=bricklayer; magasinier=warehouse worker; manutentionnaire=warehouse worker; mecanicien=mechanic; medecin=doctor; menuisier=carpenter; monteur=fitter;
    notaire=notary; operateur=operator; ouvrier=worker; patissier=pastry maker; peintre=painter; pharmacien=pharmacist; plombier=plumber; pompier=firefighter; professeur=teacher; psychologue=psychologist; receptionniste=receptionist; recruteur=recruiter; redacteur=writer;
    responsable=manager; secretaire=secretary; serveur=waiter; soudeur=welder; stagiaire=intern; superviseur=supervisor; technicien=technician; traducteur=translator; vendeur=shop assistant; veterinaire=veterinarian;
    accessoiriste=prop maker; acteur=actor; aide=assistant; agriculteur=farmer; ambulancier=ambulance driver; analyste=analyst; artisan=craft worker;
    artiste=artist; audioprothesiste=hearing aid technician; auditeur=auditor; auteur=writer; auxiliaire=assistant; barman=bartender; bijoutier=jeweller;
    biologiste=biologist; bucheron=forest worker; carreleur=tile fitter; chanteur=singer; charcutier=butcher; charpentier=carpenter;
    chaudronnier=boilermaker; chauffagiste=heating technician; chimiste=chemist; commis=assistant; commercial=sales representative; concierge=caretaker;
    cordonnier=shoemaker; coursier=courier; couturier=dressmaker; cultivateur=farmer; danseur=dancer; decorateur=interior designer; demenageur=mover;
    designer=designer; diététicien=dietitian; dieteticien=dietitian; documentaliste=information manager; ebeniste=cabinet maker;
    eboueur=refuse collector; economiste=economist; ecrivain=writer; eleveur=livestock farmer; entraineur=sports coach; esthéticien=beautician;
    estheticien=beautician; facteur=postal carrier; fleuriste=florist; forgeron=blacksmith; fraiseur=milling machine operator; geologue=geologist;
    geometre=surveyor; graphiste=graphic designer; grutier=crane operator; guide=tour guide; hote=host; huissier=bailiff; imprimeur=printer;
    infographiste=graphic designer; installateur=installer; instituteur=primary school teacher; interprete=interpreter; inspecteur=inspector;
    laborantin=laboratory technician; lamaneur=mooring worker; maraicher=vegetable grower; maroquinier=leather goods maker; marin=sailor;
    mathematicien=mathematician; metreur=quantity surveyor; militaire=soldier; moniteur=instructor; musicien=musician; opticien=optician;
    orthophoniste=speech therapist; osteopathe=osteopath; outilleur=toolmaker; parfumeur=perfume seller; pecheur=fisher; photographe=photographer;
    physicien=physicist; pilote=pilot; plongeur=dishwasher; podologue=podiatrist; policier=police officer; preparateur=assistant;
    president=chief executive officer; programmeur=programmer; prothesiste=prosthetic technician; puericulteur=paediatric nurse;
    realisateur=film director; regisseur=stage manager; regleur=machine setter; releveur=meter reader; reparateur=repairer;
    restaurateur=restaurant manager; sapeur=firefighter; sculpteur=sculptor; serrurier=locksmith; sociologue=sociologist; soigneur=animal keeper;
    statisticien=statistician; surveillant=supervisor; tailleur=tailor; tapissier=upholsterer; teleconseiller=call centre agent; teinturier=dyer;
    tourneur=lathe operator; urbaniste=urban planner; vigneron=wine grower; viticulteur=wine grower; voyageur=travelling; webmaster=webmaster;
    zingueur=roofer`,
  fields: `achats=purchasing; accueil=reception; affaires=business; atelier=workshop; clientele=customer; clients=customer; commercial=sales; communication=communications; comptabilite=accounting; conception=design; donnees=data; electrique=electrical;
    entretien=maintenance; entrepot=warehouse; etudes=research; exploitation=operations; financier=financial; finances=finance; formation=training; gestion=management; informatique=ICT; juridique=legal; laboratoire=laboratory; logiciel=software; logistique=logistics;
    maintenance=maintenance; marche=market; marketing=marketing; mecanique=mechanical; numerique=digital; paie=payroll; personnel=human resources; production=production; produit=product; projet=project; qualite=quality; recherche=research; recrutement=recruitment; relations=relations;
    reseau=network; reseaux=network; restauration=catering; sante=health; securite=security; sociale=social; social=social; systemes=systems; technique=technical; transport=transport; travaux=construction; ventes=sales; vente=sales;
    administratif=administrative; aerien=air; aeronautique=aircraft; agricole=agricultural; alimentaire=food; animaux=animal; art=art;
    assurance=insurance; audio=audio; audiovisuel=audiovisual; automobile=automotive; avion=aircraft; bancaire=bank; banque=bank; batiment=building;
    beton=concrete; bijouterie=jewellery; bois=wood; boucherie=butcher; boulangerie=bakery; bureau=office; caisse=checkout; carrosserie=vehicle body;
    centre=centre; chantier=construction site; chaussure=footwear; chauffage=heating; chimie=chemical; chimique=chemical; cinema=film;
    climatisation=air conditioning; climatique=climate; commerce=trade; construction=construction; contrat=contract; credit=credit; cuir=leather;
    cuisine=kitchen; culture=culture; culturel=cultural; decoration=decoration; dentaire=dental; design=design; developpement=development;
    distribution=distribution; douane=customs; droit=legal; eau=water; ecole=school; edition=publishing; education=education; electricite=electricity;
    electronique=electronics; elevage=livestock; energie=energy; enfance=child; enfant=child; entreprise=business; environnement=environmental;
    equipe=team; equipement=equipment; espaces verts=landscape; essai=test; evenement=event; evenementiel=event; export=export;
    fabrication=manufacturing; ferroviaire=railway; fiscal=tax; fiscalite=tax; foret=forest; forestier=forestry; froid=refrigeration; gaz=gas;
    genie civil=civil engineering; genie=engineering; hotel=hotel; hotellerie=hotel; hygiene=hygiene; image=image; immobilier=real estate;
    imprimerie=printing; industrie=industry; industriel=industrial; infographie=graphic; infrastructure=infrastructure; innovation=innovation;
    installation=installation; jardin=garden; jeu=game; jeux=game; journal=newspaper; langue=language; livraison=delivery; logement=housing;
    machine=machine; magasin=shop; marine=marine; maritime=maritime; materiaux=materials; materiel=equipment; medical=medical; metal=metal;
    metallique=metal; methode=methods; mode=fashion; montage=assembly; musique=music; nettoyage=cleaning; nucleaire=nuclear; optique=optical;
    papier=paper; patrimoine=heritage; paysage=landscape; paysagiste=landscape; peche=fishing; personne agee=elderly; petrole=oil; pharmacie=pharmacy;
    plastique=plastics; poids lourd=truck; police=police; presse=press; prevention=prevention; procede=process; produits=product; programme=programme;
    publicite=advertising; publicitaire=advertising; radio=radio; reception=reception; risque=risk; routier=road; rural=rural; scientifique=scientific;
    scolaire=school; secours=rescue; sol=soil; son=sound; spectacle=performance; sport=sport; sportif=sports; statistique=statistics; stock=stock;
    support=support; surface=surface; surveillance=surveillance; systeme=systems; telecom=telecommunications; telecommunication=telecommunications;
    telephone=telephone; television=television; textile=textile; theatre=theatre; tourisme=tourism; touristique=tourist;
    travaux publics=civil engineering; urbain=urban; usinage=machining; vegetal=plant; vehicule=vehicle; verre=glass; vetement=clothing; viande=meat;
    video=video; vin=wine; voyage=travel; rh=human resources; bus=bus`,
  joints: [],
  smallWords: 'de du des la le les l d et en a au aux pour h f hf fh',
};
