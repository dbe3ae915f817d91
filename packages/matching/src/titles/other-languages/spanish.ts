import type { TitleWords } from './title-language';

/** Spanish words of job titles, without accents, male form. */
export const SPANISH: TitleWords = {
  feminine: [
    ['ora', 'or'],
    ['triz', 'tor'],
    ['a', 'o'],
    ['a', 'e'],
    ['a', ''],
    ['es', ''],
    ['s', ''],
  ],
  cognates: [
    ['ologo', 'ologist'],
    ['onomo', 'onomist'],
    ['terapeuta', 'therapist'],
    ['grafo', 'grapher'],
    ['iatra', 'iatrist'],
  ],
  phrases: `recursos humanos=human resources; auxiliar enfermeria=healthcare assistant; auxiliar administrativo=administrative assistant; atencion cliente=customer service; jefe proyecto=project manager; jefe ventas=sales manager; jefe cocina=head chef;
    jefe obra=construction manager; mozo almacen=warehouse worker; director general=chief executive officer; trabajador social=social worker; desarrollador web=web developer; agente inmobiliario=real estate agent; asistente virtual=office clerk; ama llaves=housekeeper; personal limpieza=cleaner;
    tecnico rrhh=human resources officer; tecnico recurso humano=human resources officer; director recurso humano=human resources manager;
    responsable recurso humano=human resources manager; responsable rrhh=human resources manager; camarera piso=room attendant;
    camarero piso=room attendant; ayudante cocina=kitchen assistant; ayudante camarero=waiter; jefe almacen=warehouse manager; jefe equipo=team leader;
    jefe tienda=shop manager; jefe sala=head waiter; jefe turno=shift supervisor; jefe produccion=production manager; jefe taller=workshop supervisor;
    jefe contabilidad=accounting manager; director financiero=financial manager; director comercial=sales manager; director marketing=marketing manager;
    director hotel=hotel manager; director banco=bank manager; auxiliar farmacia=pharmacy technician; auxiliar contable=accounting assistant;
    auxiliar geriatria=care worker; auxiliar clinica=nurse assistant; auxiliar vuelo=cabin crew; auxiliar ayuda domicilio=home care aide;
    tecnico laboratorio=laboratory technician; tecnico informatico=ICT technician; tecnico sistema=ICT system administrator;
    tecnico mantenimiento=maintenance technician; tecnico calidad=quality technician; administrador sistema=ICT system administrator;
    administrador red=ICT network administrator; administrador base dato=database administrator; analista dato=data analyst;
    ingeniero software=software developer; ingeniero informatico=software developer; desarrollador software=software developer;
    conductor camion=truck driver; conductor autobus=bus driver; conductor taxi=taxi driver; conductor reparto=delivery driver;
    operador carretilla=forklift operator; carretillero=forklift operator; maestro primaria=primary school teacher;
    profesor primaria=primary school teacher; maestro infantil=early years teacher; educador infantil=early years teacher;
    profesor secundaria=secondary school teacher; profesor universidad=university lecturer; educador social=social educator;
    asistente social=social worker; guardia seguridad=security guard; vigilante seguridad=security guard; agente viaje=travel agent;
    agente seguro=insurance agent; agente comercial=commercial sales representative; guia turistico=tourist guide; redactor jefe=editor in chief;
    disenador grafico=graphic designer; medico familia=general practitioner; medico general=general practitioner; mecanico automovil=vehicle technician;
    mecanico coche=vehicle technician; peon obra=building construction worker; peon agricola=farm worker; oficial primera=skilled worker;
    empleado banca=bank clerk; empleado administrativo=office clerk; empleado hogar=domestic cleaner; secretario direccion=executive secretary;
    operador maquina=machine operator; operario produccion=production worker; teleoperador=call centre agent`,
  heads: `abogado=lawyer; administrador=administrator; administrativo=office clerk; agente=agent; albanil=bricklayer; almacenero=warehouse worker; analista=analyst; arquitecto=architect; asesor=adviser; asistente=assistant; auditor=auditor; auxiliar=assistant; ayudante=assistant;
    azafato=steward; bibliotecario=librarian; cajero=cashier; camarero=waiter; carnicero=butcher; carpintero=carpenter; cocinero=cook; comercial=sales representative; comprador=purchaser; conductor=driver; conserje=caretaker; consultor=consultant; contable=accountant;
    contador=accountant; coordinador=coordinator; cuidador=care worker; dependiente=shop assistant; desarrollador=developer; dentista=dentist; director=director; disenador=designer; economista=economist; electricista=electrician; empleado=clerk; encargado=manager; enfermero=general nurse;
    farmaceutico=pharmacist; fisioterapeuta=physiotherapist; fontanero=plumber; formador=trainer; gerente=manager; gestor=manager; informatico=ICT technician; ingeniero=engineer; investigador=researcher; jardinero=gardener; jefe=manager; limpiador=cleaner; maestro=teacher; mecanico=mechanic;
    medico=doctor; operador=operator; operario=worker; panadero=baker; peluquero=hairdresser; peon=labourer; periodista=journalist; pintor=painter; profesor=teacher; programador=programmer; psicologo=psychologist; recepcionista=receptionist; reclutador=recruiter; repartidor=delivery driver;
    representante=representative; responsable=manager; secretario=secretary; soldador=welder; supervisor=supervisor; tecnico=technician; traductor=translator; vendedor=sales assistant; veterinario=veterinarian; vigilante=security guard;
    actor=actor; actuario=actuary; agricultor=farmer; animador=activity leader; apicultor=beekeeper; archivero=archivist; artesano=craft worker;
    artista=artist; autor=writer; bailarin=dancer; barman=bartender; barrendero=street sweeper; biologo=biologist; bombero=firefighter;
    calderero=boilermaker; cantante=singer; capataz=supervisor; cartero=postal carrier; cerrajero=locksmith; cirujano=surgeon; clasificador=sorter;
    cristalero=glazier; decorador=interior designer; delineante=drafter; dietista=dietitian; ebanista=cabinet maker; educador=educator;
    encofrador=concrete worker; entrenador=sports coach; escritor=writer; escultor=sculptor; esteticista=beautician; estadistico=statistician;
    fisico=physicist; florista=florist; fotografo=photographer; fresador=milling machine operator; ganadero=livestock farmer; geologo=geologist;
    guarda=guard; guia=guide; impresor=printer; inspector=inspector; instalador=installer; interprete=interpreter; joyero=jeweller; juez=judge;
    jurista=lawyer; lavandero=laundry worker; locutor=presenter; logopeda=speech therapist; maquinista=machine operator; marinero=sailor;
    matematico=mathematician; minero=miner; monitor=instructor; montador=assembler; mozo=labourer; musico=musician; notario=notary; oficial=officer;
    optico=optician; ordenanza=caretaker; pastelero=pastry maker; patronista=pattern maker; perito=expert; pescador=fisher; piloto=pilot;
    pizzero=pizzaiolo; podologo=podiatrist; policia=police officer; portero=doorkeeper; procurador=legal representative; productor=producer;
    quimico=chemist; redactor=editor; relojero=watchmaker; sastre=tailor; sociologo=sociologist; soldado=soldier; tapicero=upholsterer; techador=roofer;
    teleoperador=call centre agent; tornero=lathe operator; trabajador=worker; trabajadora=worker; yesero=plasterer; zapatero=shoemaker; matrona=midwife;
    celador=hospital porter`,
  fields: `administracion=administration; almacen=warehouse; calidad=quality; clientes=customer; cliente=customer; compras=purchasing; comunicacion=communications; construccion=construction; contabilidad=accounting; datos=data; desarrollo=development; diseno=design; electrico=electrical; enfermeria=nursing;
    finanzas=finance; financiero=financial; formacion=training; informatica=ICT; legal=legal; limpieza=cleaning; logistica=logistics; mantenimiento=maintenance; marketing=marketing; medios=media; nomina=payroll; obra=construction; operaciones=operations; personal=human resources; planta=plant;
    proceso=process; procesos=process; produccion=production; producto=product; proyecto=project; proyectos=project; redes=network; riesgos=risk; salud=health; seguridad=security; seleccion=recruitment; sistemas=systems; software=software; tienda=shop; transporte=transport; ventas=sales;
    administrativo=administrative; aereo=air; aeronautico=aircraft; agricola=agricultural; agua=water; alimentacion=food; alimentario=food;
    animal=animal; arte=art; audiovisual=audiovisual; automovil=vehicle; banca=bank; bar=bar; biblioteca=library; bosque=forest; cafeteria=cafe;
    caja=checkout; calefaccion=heating; calzado=footwear; camion=truck; carne=meat; carretera=road; caucho=rubber; cemento=cement; cine=film;
    climatizacion=air conditioning; cocina=kitchen; comercio=trade; comunidad=community; credito=credit; cuero=leather; cultura=culture;
    departamento=department; deporte=sport; deportivo=sports; distribucion=distribution; educacion=education; electricidad=electricity;
    electronico=electronics; electronica=electronics; empresa=business; energia=energy; equipo=equipment; escuela=school; eventos=event;
    exportacion=export; fabricacion=manufacturing; farmacia=pharmacy; ferroviario=railway; fiscal=tax; forestal=forestry; fruta=fruit; gas=gas;
    gestion=management; grafico=graphic; hosteleria=hospitality; hotel=hotel; imprenta=printing; industria=industry; industrial=industrial;
    infantil=child; instalacion=installation; internacional=international; investigacion=research; jardin=garden; juridico=legal; laboratorio=laboratory;
    laboral=labour; lengua=language; libro=book; madera=wood; maquina=machine; maquinaria=machinery; mar=sea; marino=marine; material=materials;
    mecanica=mechanical; medicina=medical; medio ambiente=environmental; ambiental=environmental; mercado=market; metal=metal; metalico=metal;
    minas=mining; moda=fashion; montaje=assembly; mueble=furniture; musica=music; nuclear=nuclear; oficina=office; optica=optical; pan=bread;
    papel=paper; pesca=fishing; petroleo=oil; piel=leather; piedra=stone; plastico=plastics; prensa=press; prevencion=prevention;
    primaria=primary school; publicidad=advertising; publico=public; quimica=chemical; radio=radio; recepcion=reception; red=network;
    relaciones publicas=public relations; reparacion=repair; restaurante=restaurant; ropa=clothing; sanitario=health; secundaria=secondary school;
    seguro=insurance; seguros=insurance; servicio=service; servicios=service; social=social; taller=workshop; teatro=theatre; tecnico=technical;
    tecnologia=technology; telecomunicacion=telecommunications; telefono=telephone; television=television; textil=textile; tierra=land; trafico=traffic;
    tributario=tax; turismo=tourism; universidad=university; urbano=urban; vehiculo=vehicle; venta=sales; viaje=travel; video=video; vidrio=glass;
    vino=wine; web=web; rrhh=human resources; base=base; dato=data; sistema=systems`,
  joints: [],
  smallWords: 'de del la el los las y e en a al para con',
  abbreviations:
    'ayte=ayudante; aydte=ayudante; admvo=administrativo; admtvo=administrativo; tec=tecnico; aux=auxiliar',
};
