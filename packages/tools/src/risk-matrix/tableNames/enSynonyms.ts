import { list, type TableNames } from './tableNames';

/** English synonyms of values. */
export const englishSynonyms: TableNames['values'] = {
  level: {
    Low: list('very low,negligible,insignificant,minor,rare,remote,unlikely,improbable,minimal,l'),
    Medium: list('moderate,med,possible,average,occasional,m'),
    High: list('likely,probable,major,significant,serious,h'),
    Critical: list('very high,extreme,severe,catastrophic,almost certain,certain,c'),
  },
  category: {
    Cybersecurity: list('cyber,cyber security,security,information security,it security,infosec,data protection'),
    Operational: list('operations,operation,ops,process,business continuity'),
    Financial: list('finance,financials,accounting,credit,budget'),
    Compliance: list('legal,regulatory,regulation,legal and compliance,governance,audit'),
    Technology: list('technical,it,information technology,infrastructure,software,tech'),
    'Human Resources': list('hr,people,personnel,staff,human resource,workforce,human'),
    'Vendor/Supplier': list('vendor,vendors,supplier,suppliers,third party,third parties,supply chain,procurement'),
    Strategic: list('strategy,business,market'),
    Reputation: list('reputational,brand,public relations,pr'),
    'Physical Security': list('physical,facilities,facility,building,premises'),
  },
  status: {
    Open: list('new,active,identified,draft,pending,todo,to do,not started,raised'),
    'In Progress': list('ongoing,started,wip,mitigating,monitoring,in treatment,under review,being treated'),
    Mitigated: list('closed,done,resolved,complete,completed,treated,fixed'),
    Accepted: list('accept,tolerated,tolerate,accepted risk,risk accepted'),
  },
};
