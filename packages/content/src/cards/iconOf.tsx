import { Icon, type IconShape } from '@advisor/ui';
import {
  BookOpen,
  Briefcase,
  Building2,
  Calculator,
  Calendar,
  Clock,
  Compass,
  FileText,
  Globe,
  Grid3x3,
  Handshake,
  Mail,
  MapPin,
  Mic,
  Network,
  Newspaper,
  Phone,
  Scale,
  Shield,
  Sprout,
  Users,
} from 'lucide';
import type { ReactElement } from 'react';
import type { Kind } from '../shapes/kinds';

const icons: Record<Kind<'icon'>, IconShape> = {
  'book-open': BookOpen,
  briefcase: Briefcase,
  'building-2': Building2,
  calculator: Calculator,
  calendar: Calendar,
  clock: Clock,
  compass: Compass,
  'file-text': FileText,
  globe: Globe,
  'grid-3x3': Grid3x3,
  handshake: Handshake,
  mail: Mail,
  'map-pin': MapPin,
  mic: Mic,
  network: Network,
  newspaper: Newspaper,
  phone: Phone,
  scale: Scale,
  shield: Shield,
  sprout: Sprout,
  users: Users,
};

/** An icon by its name in the lists. Decorative: the text beside it says the same. */
export function iconOf(name: Kind<'icon'>): ReactElement {
  return <Icon icon={icons[name]} />;
}
