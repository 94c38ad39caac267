import { RuleTester } from 'oxlint/plugins-dev';
import { describe, it } from 'vitest';
import plugin from './textAlone.ts';

RuleTester.describe = describe;
RuleTester.it = it;

const own = [{ message: 'Put this text into an element of its own.' }];
const beside = [{ message: 'Put this text into an element of its own: what is beside it comes and goes.' }];

new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } }).run('text-alone', plugin.rules['text-alone'], {
  valid: [
    '<p>{name}</p>',
    '<p>{`${count} risks`}</p>',
    '<p>See <a>this</a>.</p>',
    '<p><b>{name}</b> <span>{count}</span></p>',
    '<button>{busy ? <Spinner /> : icon}<span>{children}</span></button>',
    '<ul>{names.map((name) => <li>{name}</li>)}{more && <li>More</li>}</ul>',
    '<>{/* A comment. */}{name}</>',
    'const title = <h2>{name}</h2>; const page = <div>{title}{more ? <p>More</p> : null}</div>;',
    'const nested = (list) => (list ? <ul>{list.head}</ul> : nested(rest)); const page = <div><p />{nested(a)}</div>;',
    'const line = (name) => (name ? <li>{name}</li> : null); const list = <ul>{line(a)}{line(b)}</ul>;',
  ],
  invalid: [
    { code: '<button>{busy ? <Spinner /> : null}{children}</button>', errors: own },
    { code: '<p>{count} risks</p>', errors: own },
    { code: '<p><b>{name}</b> {count}</p>', errors: own },
    { code: '<p>{open ? "Hide" : "Show"}<b>!</b></p>', errors: own },
    { code: '<p><b>{name}</b>{also && `, ${also}`}</p>', errors: own },
    { code: '<div><b />{alone ? <>{name}</> : null}</div>', errors: own },
    { code: '<div><b />{names.map((name) => name)}</div>', errors: own },
    { code: 'const title = name; const page = <div>{title}<p>More</p></div>;', errors: own },
    { code: '<p>{open && <b>!</b>} Risks</p>', errors: beside },
  ],
});
