import type { TitleWords } from './title-language';

/** Spanish words of job titles, without accents, male form. */
export const SPANISH: TitleWords = {
  feminine: [
    ['ora', 'or'],
    ['triz', 'tor'],
    ['a', 'o'],
    ['a', ''],
  ],
  phrases: `recursos humanos=human resources; auxiliar enfermeria=healthcare assistant; auxiliar administrativo=administrative assistant; atencion cliente=customer service; jefe proyecto=project manager; jefe ventas=sales manager; jefe cocina=head chef;
    jefe obra=construction manager; mozo almacen=warehouse worker; director general=chief executive officer; trabajador social=social worker; desarrollador web=web developer; agente inmobiliario=real estate agent; asistente virtual=office clerk; ama llaves=housekeeper; personal limpieza=cleaner`,
  heads: `abogado=lawyer; administrador=administrator; administrativo=office clerk; agente=agent; albanil=bricklayer; almacenero=warehouse worker; analista=analyst; arquitecto=architect; asesor=adviser; asistente=assistant; auditor=auditor; auxiliar=assistant; ayudante=assistant;
    azafato=steward; bibliotecario=librarian; cajero=cashier; camarero=waiter; carnicero=butcher; carpintero=carpenter; cocinero=cook; comercial=sales representative; comprador=purchaser; conductor=driver; conserje=caretaker; consultor=consultant; contable=accountant;
    contador=accountant; coordinador=coordinator; cuidador=care worker; dependiente=shop assistant; desarrollador=developer; dentista=dentist; director=director; disenador=designer; economista=economist; electricista=electrician; empleado=clerk; encargado=manager; enfermero=general nurse;
    farmaceutico=pharmacist; fisioterapeuta=physiotherapist; fontanero=plumber; formador=trainer; gerente=manager; gestor=manager; informatico=ICT technician; ingeniero=engineer; investigador=researcher; jardinero=gardener; jefe=manager; limpiador=cleaner; maestro=teacher; mecanico=mechanic;
    medico=doctor; operador=operator; operario=worker; panadero=baker; peluquero=hairdresser; peon=labourer; periodista=journalist; pintor=painter; profesor=teacher; programador=programmer; psicologo=psychologist; recepcionista=receptionist; reclutador=recruiter; repartidor=delivery driver;
    representante=representative; responsable=manager; secretario=secretary; soldador=welder; supervisor=supervisor; tecnico=technician; traductor=translator; vendedor=sales assistant; veterinario=veterinarian; vigilante=security guard`,
  fields: `administracion=administration; almacen=warehouse; calidad=quality; clientes=customer; cliente=customer; compras=purchasing; comunicacion=communications; construccion=construction; contabilidad=accounting; datos=data; desarrollo=development; diseno=design; electrico=electrical; enfermeria=nursing;
    finanzas=finance; financiero=financial; formacion=training; informatica=ICT; legal=legal; limpieza=cleaning; logistica=logistics; mantenimiento=maintenance; marketing=marketing; medios=media; nomina=payroll; obra=construction; operaciones=operations; personal=human resources; planta=plant;
    proceso=process; procesos=process; produccion=production; producto=product; proyecto=project; proyectos=project; redes=network; riesgos=risk; salud=health; seguridad=security; seleccion=recruitment; sistemas=systems; software=software; tienda=shop; transporte=transport; ventas=sales`,
  joints: [],
  smallWords: 'de del la el los las y e en a al para con',
};
