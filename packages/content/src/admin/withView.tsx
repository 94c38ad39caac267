import { useState, type ComponentType } from 'react';

interface ViewProps<View> {
  view: View;
  onViewChange: (view: View, options: { replace: boolean }) => void;
}

/** For stories: keeps the view of a list in state, as the site keeps it in the address. */
export function withView<View, Props extends ViewProps<View>>(Manager: ComponentType<Props & ViewProps<View>>) {
  return function WithView(props: Props) {
    const [view, setView] = useState(props.view);
    return (
      <Manager
        {...props}
        view={view}
        onViewChange={(next: View, options: { replace: boolean }) => {
          props.onViewChange(next, options);
          setView(next);
        }}
      />
    );
  };
}
