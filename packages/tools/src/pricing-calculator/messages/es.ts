import type { Catalog } from '@advisor/ui/language';

/** The words of the pricing calculator in Spanish. */
export const es = {
  // The form
  Backup: 'Copias de seguridad',
  'Business type': 'Tipo de empresa',
  'Calculate Pricing': 'Calcular precio',
  Clear: 'Vaciar',
  'Cloud services': 'Servicios en la nube',
  Employees: 'Empleados',
  'Help desk': 'Mesa de ayuda',
  'Included, no price effect.': 'Incluido; no afecta al precio.',
  Monitoring: 'Monitorización',
  'Prices are in {currency} in every region.': 'Los precios se expresan en {currency} en todas las regiones.',
  Region: 'Región',
  Security: 'Seguridad',
  Servers: 'Servidores',
  Services: 'Servicios',
  'Support level': 'Nivel de soporte',
  Workstations: 'Puestos de trabajo',
  'Your environment': 'Su entorno',
  vCIO: 'vCIO',
  'A workstation and a server a month: basic {basic} and {basicServer}, standard {standard} and {standardServer}, premium {premium} and {premiumServer}.':
    'Un puesto de trabajo y un servidor al mes: básico, {basic} y {basicServer}; estándar, {standard} y {standardServer}; prémium, {premium} y {premiumServer}.',
  '{workstation} per workstation, {server} per server.': '{workstation} por puesto de trabajo, {server} por servidor.',
  '{price} a month, flat.': '{price} al mes, tarifa fija.',
  '{price} per employee.': '{price} por empleado.',

  // Options
  'Small business': 'Pequeña empresa',
  'Medium business': 'Mediana empresa',
  Enterprise: 'Gran empresa',
  Healthcare: 'Sector sanitario',
  Legal: 'Sector jurídico',
  Financial: 'Sector financiero',
  Basic: 'Básico',
  Standard: 'Estándar',
  Premium: 'Prémium',
  'United States': 'Estados Unidos',
  Europe: 'Europa',
  'Asia Pacific': 'Asia-Pacífico',

  // The estimate
  'Annual total': 'Total anual',
  'Breakdown of the monthly total': 'Desglose del total mensual',
  Estimate: 'Estimación',
  'Monthly total': 'Total mensual',
  'No estimate yet. Enter the size of the environment and choose Calculate Pricing: these lines then show how the monthly total is made.':
    'Aún no hay ninguna estimación. Indique el tamaño del entorno y elija «Calcular precio»: estas líneas mostrarán cómo se obtiene el total mensual.',
  'Out of date': 'Desactualizado',
  'Per employee, monthly': 'Por empleado, al mes',
  Subtotal: 'Subtotal',
  'The form has changed since this was calculated. Choose Calculate Pricing to bring it up to date.':
    'El formulario ha cambiado desde que se hizo este cálculo. Elija «Calcular precio» para actualizarlo.',
  'n/a': 'n/d',
  'One more server costs less': 'Con un servidor más cuesta menos',
  'One more workstation costs less': 'Con un puesto de trabajo más cuesta menos',
  'With {devices} the volume discount is {percent} and the monthly total {total}, which is {saving} less.':
    'Con {devices}, el descuento por volumen es del {percent} y el total mensual, de {total}: {saving} menos.',
  'This is an estimate from list prices, in {currency}. It is not an offer: the real price depends on an assessment of the environment.':
    'Esta es una estimación a partir de precios de lista, en {currency}. No es una oferta: el precio real depende de una evaluación del entorno.',

  // What an estimate is for
  '{business} with {size}.': '{business}: {size}.',
  'Basic support, {region}.': 'Soporte básico, {region}.',
  'Standard support, {region}.': 'Soporte estándar, {region}.',
  'Premium support, {region}.': 'Soporte prémium, {region}.',
  'Includes {services}.': 'Incluye {services}.',
  backup: 'copias de seguridad',
  'cloud services': 'servicios en la nube',
  'help desk': 'mesa de ayuda',
  monitoring: 'monitorización',
  security: 'seguridad',
  '{count} devices': { one: '{count} dispositivo', other: '{count} dispositivos' },
  '{count} employees': { one: '{count} empleado', other: '{count} empleados' },
  '{count} servers': { one: '{count} servidor', other: '{count} servidores' },
  '{count} workstations': { one: '{count} puesto de trabajo', other: '{count} puestos de trabajo' },

  // The working
  'A month': 'Al mes',
  Line: 'Línea',
  'Made of': 'Cálculo',
  'Show the working': 'Mostrar el cálculo',
  '{percent} of all lines above': '{percent} de todas las líneas anteriores',
  '{percent} of the subtotal': '{percent} del subtotal',
  'Regional adjustment': 'Ajuste regional',
  'Servers, backup': 'Servidores, copias de seguridad',
  'Servers, basic support': 'Servidores, soporte básico',
  'Servers, premium support': 'Servidores, soporte prémium',
  'Servers, security': 'Servidores, seguridad',
  'Servers, standard support': 'Servidores, soporte estándar',
  'Volume discount': 'Descuento por volumen',
  'Workstations, backup': 'Puestos de trabajo, copias de seguridad',
  'Workstations, basic support': 'Puestos de trabajo, soporte básico',
  'Workstations, premium support': 'Puestos de trabajo, soporte prémium',
  'Workstations, security': 'Puestos de trabajo, seguridad',
  'Workstations, standard support': 'Puestos de trabajo, soporte estándar',
  'Basic support': 'Soporte básico',
  'Premium support': 'Soporte prémium',
  'Standard support': 'Soporte estándar',

  // Support levels
  'Against basic': 'Frente al básico',
  'Against premium': 'Frente al prémium',
  'Against standard': 'Frente al estándar',
  Annual: 'Anual',
  Chosen: 'Elegido',
  Monthly: 'Mensual',
  'Per employee': 'Por empleado',
  'Support levels side by side': 'Comparación de niveles de soporte',

  // Scenarios
  'Compared with this estimate: {difference} a month.': 'En comparación con esta estimación: {difference} al mes.',
  Delete: 'Eliminar',
  'Delete {name}': 'Eliminar {name}',
  'Enter a name, such as “All on premium”.': 'Escriba un nombre, como «Todo en prémium».',
  Load: 'Cargar',
  'Load {name}': 'Cargar {name}',
  'Lowest total': 'Total más bajo',
  'Name of the scenario': 'Nombre del escenario',
  'None saved yet. Save this environment, change the form, and compare the totals here.':
    'Aún no hay ninguno guardado. Guarde este entorno, modifique el formulario y compare aquí los totales.',
  'Save scenario': 'Guardar escenario',
  'Saves the form as it is now. At most {max}; an existing name is overwritten.':
    'Guarda el formulario tal como está. Como máximo {max}; si el nombre ya existe, se sobrescribe.',
  Scenarios: 'Escenarios',
  'The name of the scenario': 'El nombre del escenario',
  'The same total as this estimate.': 'El mismo total que esta estimación.',
  'There are {max} scenarios already: delete one before saving another.':
    'Ya hay {max} escenarios: elimine uno antes de guardar otro.',
  name: 'el nombre',
  '{amount} a month': '{amount} al mes',
  '{path} has two scenarios with the name "{name}".': '{path} tiene dos escenarios con el nombre «{name}».',
  '{path} must not be empty.': '{path} no debe estar vacío.',

  // Notices
  'Estimate Imported': 'Estimación importada',
  'Form Cleared': 'Formulario vaciado',
  'Pricing Calculated': 'Precio calculado',
  'Scenario Deleted': 'Escenario eliminado',
  'Scenario Loaded': 'Escenario cargado',
  'Scenario Replaced': 'Escenario reemplazado',
  'Scenario Saved': 'Escenario guardado',
  'The form and the estimate show “{name}”.': 'El formulario y la estimación muestran «{name}».',
  'The form has the inputs of {file}, and its scenarios were added.':
    'El formulario tiene los datos de {file} y se han añadido sus escenarios.',
  'The form has the inputs of {file}.': 'El formulario tiene los datos de {file}.',
  'Undo brings back what was here. Saved scenarios are kept.':
    'Con «Deshacer» recupera lo que había. Los escenarios guardados se conservan.',
  'Undo brings “{name}” back.': 'Con «Deshacer» recupera «{name}».',
  'Your MSP pricing estimate has been generated.': 'Se ha generado su estimación de precios para MSP.',
  '“{name}” is in the list.': '«{name}» está en la lista.',
  '“{name}” was updated from the form.': '«{name}» se ha actualizado con el formulario.',
  'The file has another version: this calculator reads version 1.':
    'El archivo tiene otra versión: esta calculadora lee la versión 1.',
} satisfies Catalog;

/** The texts of the pricing calculator. */
export type PricingWords = typeof es;
