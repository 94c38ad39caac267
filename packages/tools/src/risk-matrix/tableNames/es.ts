import { list, type TableNames } from './tableNames';

/** The names in Spanish tables. */
export const spanish: TableNames = {
  columns: {
    title: list('titulo,nombre,riesgo,nombredelriesgo,amenaza'),
    description: list('descripcion,descripciondelriesgo,detalle,detalles,causa,notas'),
    category: list('categoria,categoriadelriesgo,tipo,tipoderiesgo,ambito,departamento'),
    probability: list('probabilidad,frecuencia'),
    impact: list('impacto,gravedad,severidad,consecuencia,consecuencias'),
    status: list('estado,situacion'),
    owner: list('responsable,propietario,encargado'),
    mitigation: list('mitigacion,plandemitigacion,tratamiento,medidas,controles,acciones'),
    residualProbability: list('probabilidadresidual,probabilidadtraslamitigacion'),
    residualImpact: list('impactoresidual,impactotraslamitigacion'),
    dateAdded: list('anadidoel,fechadealta,fecha,fechadeidentificacion,fechaderegistro'),
  },
  computed: /puntuacion|^nivel(?:deriesgo)?(?:residual)?$|numero/,
  residual: /residual|traslamitigacion/,
  values: {
    level: {
      Low: list('bajo,baja,muy bajo,muy baja,leve,menor,raro,insignificante'),
      Medium: list('medio,media,moderado,moderada,posible'),
      High: list('alto,alta,mayor,grave,importante'),
      Critical: list('crítico,crítica,muy alto,muy alta,extremo,casi seguro,catastrófico'),
    },
    category: {
      Cybersecurity: list('ciberseguridad,seguridad de la información,seguridad informática'),
      Operational: list('operaciones,operativo,operacional'),
      Financial: list('finanzas,financiero'),
      Compliance: list('cumplimiento normativo,cumplimiento,regulatorio'),
      Technology: list('tecnología,tecnológico,ti'),
      'Human Resources': list('recursos humanos,rrhh,personal,personas'),
      'Vendor/Supplier': list('proveedores,proveedor,terceros'),
      Strategic: list('estrategia,estratégico'),
      Reputation: list('reputación,reputacional,imagen'),
      'Physical Security': list('seguridad física,instalaciones'),
    },
    status: {
      Open: list('abierto,nuevo,pendiente,identificado'),
      'In Progress': list('en curso,en progreso,en proceso,en tratamiento'),
      Mitigated: list('mitigado,cerrado,resuelto,tratado'),
      Accepted: list('aceptado,asumido,tolerado'),
    },
  },
};
