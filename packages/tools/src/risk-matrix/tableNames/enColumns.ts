import { list, type TableNames } from './tableNames';

/** The names of columns in English tables. Separate from those of values, which reading a workbook does not need. */
export const englishColumns: Omit<TableNames, 'values'> = {
  columns: {
    title: list('title,risktitle,risk,riskname,name,riskevent,event,threat,issue,summary,subject,hazard'),
    description: list('description,riskdescription,details,detail,riskdetails,statement,riskstatement,cause,notes'),
    category: list('category,riskcategory,type,risktype,area,riskarea,department,domain,class,group'),
    probability: list('probability,likelihood,prob,chance,frequency,inherentlikelihood,inherentprobability'),
    impact: list('impact,severity,consequence,consequences,effect,inherentimpact,magnitude'),
    status: list('status,riskstatus,state'),
    owner: list('owner,riskowner,responsible,responsibleperson,assignedto,assignee,accountable'),
    mitigation: list(
      'mitigation,mitigationplan,mitigations,treatment,treatmentplan,controls,control,response,riskresponse,actions,action,actionplan,countermeasures,countermeasure',
    ),
    residualProbability: list(
      'residualprobability,residuallikelihood,probabilityaftermitigation,likelihoodaftermitigation,targetlikelihood,targetprobability',
    ),
    residualImpact: list('residualimpact,residualseverity,residualconsequence,impactaftermitigation,targetimpact'),
    dateAdded: list(
      'addedat,dateadded,added,date,dateidentified,identified,dateraised,raised,datelogged,created,createdon',
    ),
  },
  computed: /score|level$|total|^id$|number/,
  residual: /residual|target|aftermitigation/,
};
